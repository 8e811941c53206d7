-- Opens a file with `bidiscope lsp`, and prints what the editor made of its answers.
local function say(...) io.stdout:write(table.concat({...}, " "), "\n") end
local buffer = vim.api.nvim_get_current_buf()
local started = { name = "bidiscope", cmd = { os.getenv("BIDISCOPE"), "lsp" }, root_dir = vim.fn.getcwd() }
local ended
started.on_exit = function(code) ended = code end
local id
if vim.lsp.start then
  id = vim.lsp.start(started)
else
  id = vim.lsp.start_client(started)
  vim.lsp.buf_attach_client(buffer, id)
end
local function found(count)
  return vim.wait(30000, function() return #vim.diagnostic.get(buffer) == count end, 20)
end
say("found", tostring(found(1)))
for _, one in ipairs(vim.diagnostic.get(buffer)) do
  say("diagnostic", one.lnum, one.col, one.code or "", one.message)
end
local range = { start = { line = 0, character = 4 }, ["end"] = { line = 0, character = 5 } }
local document = vim.lsp.util.make_text_document_params(buffer)
local hover = vim.lsp.buf_request_sync(buffer, "textDocument/hover", { textDocument = document, position = range.start }, 30000)
for _, answer in pairs(hover or {}) do
  say("hover", answer.result and "yes" or "no")
end
local actions = vim.lsp.buf_request_sync(buffer, "textDocument/codeAction",
  { textDocument = document, range = range, context = { diagnostics = {} } }, 30000)
for _, answer in pairs(actions or {}) do
  local action = answer.result[1]
  say("action", action.title)
  vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(id).offset_encoding)
end
say("text", vim.api.nvim_buf_get_lines(buffer, 0, 1, false)[1])
say("gone", tostring(found(0)))
vim.api.nvim_buf_set_lines(buffer, 0, 1, false, { "a" .. "\226\128\139" .. "b" })
say("again", tostring(found(1)))
vim.lsp.get_client_by_id(id).stop()
say("ended", tostring(vim.wait(30000, function() return ended ~= nil end, 20)), tostring(ended))
vim.cmd("qall!")
