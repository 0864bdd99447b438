-- Touchstone for Neovim (0.7 or newer): starts `touchstone lsp` for scenes, and for answers and the
-- files of authors where they are in a folder of an exercise or a lesson.
--
-- Settings, before the plugin is loaded: vim.g.touchstone = { cmd = { "touchstone", "lsp" } }

local M = {}

local patterns = {
  "*.touchstone", "*.swift", "*.m", "*.h", "exercise.yml", "lesson.md", "lesson.zh-Hans.md",
}

-- The files that make a folder one to work in: the marker of `touchstone exercise`, or an author's own.
local markers = { ".touchstone.yml", "exercise.yml", "lesson.md" }

--- The nearest folder with one of the markers; nil if there is none within three steps up.
local function root(path)
  local folder = vim.fn.fnamemodify(path, ":p:h")
  for _ = 1, 3 do
    for _, marker in ipairs(markers) do
      if vim.fn.filereadable(folder .. "/" .. marker) == 1 then return folder end
    end
    folder = vim.fn.fnamemodify(folder, ":h")
  end
end

--- Shows the answer of a command in a window below, which `q` closes.
function M.show(answer)
  local lines = vim.split(answer.title .. "\n\n" .. answer.text, "\n", { plain = true })
  if answer.text == "" then lines = { answer.title } end
  local name = "touchstone://answer"
  local buffer = vim.fn.bufnr(name)
  if buffer == -1 then
    buffer = vim.api.nvim_create_buf(false, true)
    vim.api.nvim_buf_set_name(buffer, name)
    vim.api.nvim_buf_set_option(buffer, "bufhidden", "hide")
    vim.api.nvim_buf_set_keymap(buffer, "n", "q", "<cmd>close<cr>", { silent = true })
  end
  vim.api.nvim_buf_set_option(buffer, "modifiable", true)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.api.nvim_buf_set_option(buffer, "modifiable", false)
  if vim.fn.bufwinid(buffer) == -1 then
    local window = vim.api.nvim_get_current_win()
    vim.cmd("botright sbuffer " .. buffer)
    vim.api.nvim_win_set_height(0, math.min(#lines + 1, 18))
    vim.api.nvim_set_current_win(window)
  end
end

local clients = {}

local function client(folder, options)
  local id = clients[folder]
  if id and vim.lsp.get_client_by_id(id) then return id end
  local capabilities = vim.lsp.protocol.make_client_capabilities()
  capabilities.experimental = { touchstoneDocuments = true }
  id = vim.lsp.start_client({
    name = "touchstone",
    cmd = options.cmd or { "touchstone", "lsp" },
    root_dir = folder,
    workspace_folders = { { uri = vim.uri_from_fname(folder), name = folder } },
    capabilities = capabilities,
    init_options = { language = options.language },
    handlers = {
      ["touchstone/show"] = function(_, answer) M.show(answer) end,
    },
  })
  clients[folder] = id
  return id
end

local function attach(buffer, options)
  local path = vim.api.nvim_buf_get_name(buffer)
  if path == "" or vim.bo[buffer].buftype ~= "" then return end
  local folder = root(path)
  if not folder then
    if not path:match("%.touchstone$") then return end
    folder = vim.fn.fnamemodify(path, ":p:h")
  end
  local id = client(folder, options)
  if not id then return end
  vim.lsp.buf_attach_client(buffer, id)
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
  vim.api.nvim_create_autocmd({ "BufEnter", "CursorHold", "InsertLeave", "BufWritePost" }, {
    buffer = buffer,
    callback = function() vim.lsp.codelens.refresh() end,
  })
  vim.defer_fn(function()
    if not vim.api.nvim_buf_is_valid(buffer) then return end
    if buffer == vim.api.nvim_get_current_buf() then vim.lsp.codelens.refresh() end
    if vim.lsp.inlay_hint then vim.lsp.inlay_hint.enable(true, { bufnr = buffer }) end
  end, 200)
end

--- Starts the server for the files that it knows, from now on.
function M.setup(options)
  vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
    group = vim.api.nvim_create_augroup("touchstone", {}),
    pattern = patterns,
    callback = function(event) attach(event.buf, options) end,
  })
end

return M
