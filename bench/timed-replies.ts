/** Replies to one request, asked for one after the other; times in ms. */
export interface TimedReplies {
  path: string
  p50Ms: number
  p95Ms: number
}

/** The address of a server and the headers of the account that reads from it. */
export interface Reader {
  url: string
  headers: Record<string, string>
}

/**
 * Times a reply: all of it or, of a file, until its first row is there.
 * @throws for any reply but a good one.
 */
async function timeReply({ url, headers }: Reader, path: string, isFile: boolean): Promise<number> {
  const began = performance.now()
  const reply = await fetch(url + path, { headers })
  if (!reply.ok) throw new Error(`${path}: answered by ${reply.status}`)
  if (isFile) await readFirstRow(reply)
  else await reply.arrayBuffer()
  return performance.now() - began
}

/** Reads the head of a file and what comes after it, then drops the rest. */
async function readFirstRow({ body }: Response): Promise<void> {
  const chunks = body!.getReader()
  await chunks.read()
  await chunks.read()
  await chunks.cancel()
}

/** Measures a request `times` times, after one that warms up; returns the median and the 95th percentile in ms. */
export async function timeReplies(
  reader: Reader,
  path: string,
  { times, isFile }: { times: number; isFile: boolean },
): Promise<TimedReplies> {
  await timeReply(reader, path, isFile)
  const took: number[] = []
  for (let time = 0; time < times; time++) took.push(await timeReply(reader, path, isFile))
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!
  return { path, p50Ms: at(0.5), p95Ms: at(0.95) }
}
