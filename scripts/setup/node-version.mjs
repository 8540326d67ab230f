/** Imported first by every command: says what is missing before anything newer is loaded. */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Goldspan needs Node 20.19 or later; this is Node ${process.versions.node}. Install a newer one and start again.`,
  );
  process.exit(1);
}
if (process.platform === 'win32') {
  console.error('Goldspan runs on Linux and macOS. On Windows, start it inside WSL.');
  process.exit(1);
}
