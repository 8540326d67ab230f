import { readHealth } from '@/lib/data/health';

/** Whether the program and its database answer; asks for no token and tells nothing else. */
export async function GET(): Promise<Response> {
  try {
    const health = await readHealth();
    return Response.json(health, { headers: { 'cache-control': 'no-store' } });
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503 });
  }
}
