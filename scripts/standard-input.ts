/** The first line of standard input, without its line end; null at a terminal or when it is empty. */
export async function readPassword(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const [line = ''] = Buffer.concat(chunks).toString('utf8').split(/\r?\n/u);
  return line === '' ? null : line;
}
