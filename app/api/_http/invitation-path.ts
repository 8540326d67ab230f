/** The whole address of an invitation link, as the person who asked reaches the program. */
export function pathOfInvitation(request: Request, secret: string): string {
  const url = new URL(request.url);
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? url.host;
  const protocol = request.headers.get('x-forwarded-proto') ?? url.protocol.replace(':', '');
  return `${protocol}://${host}/invitation/${secret}`;
}
