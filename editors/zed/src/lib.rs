use zed_extension_api as zed;

struct Touchstone;

impl zed::Extension for Touchstone {
    fn new() -> Self {
        Touchstone
    }

    fn language_server_command(
        &mut self,
        _id: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let command = worktree
            .which("touchstone")
            .ok_or("touchstone is not in PATH: script/install puts it there")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".to_string()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(Touchstone);
