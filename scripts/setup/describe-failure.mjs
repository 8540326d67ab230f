/**
 * A failure as it is shown to the person at the terminal: the message alone where the program
 * foresaw it, with the place in the code where it is a defect.
 */
export function describeFailure(error) {
  if (!(error instanceof Error)) return String(error);
  const isForeseen = error.name === 'Error' && error.code === undefined;
  return isForeseen ? `\n${error.message}` : `\n${error.stack}`;
}
