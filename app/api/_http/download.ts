/** Answers a file for saving, never for showing: what people wrote must not run here. */

const contentTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  json: 'application/json',
  jsonl: 'application/jsonl; charset=utf-8',
};

export function answerFile(
  name: string,
  body: Uint8Array | ReadableStream<Uint8Array>,
  more: Record<string, string> = {},
): Response {
  const extension = name.split('.').at(-1) ?? '';
  return new Response(body as BodyInit, {
    headers: {
      'content-type': contentTypes[extension] ?? 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      ...more,
    },
  });
}

/** A stream of chunks that are read as the client takes them. */
export function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
