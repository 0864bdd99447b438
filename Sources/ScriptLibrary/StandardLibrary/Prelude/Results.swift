enum Result<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)

  func get() throws -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
  func map<T>(_ transform: (Success) throws -> T) rethrows -> Result<T, Failure> {
    switch self {
    case .success(let value): return .success(try transform(value))
    case .failure(let error): return .failure(error)
    }
  }
  func mapError<T: Error>(_ transform: (Failure) -> T) -> Result<Success, T> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(transform(error))
    }
  }
  func flatMap<T>(
    _ transform: (Success) throws -> Result<T, Failure>
  ) rethrows -> Result<T, Failure> {
    switch self {
    case .success(let value): return try transform(value)
    case .failure(let error): return .failure(error)
    }
  }
}
