if vim.g.loaded_touchstone then return end
vim.g.loaded_touchstone = true
require("touchstone").setup(vim.g.touchstone or {})
