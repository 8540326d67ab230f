import { buildOpenApi } from '@/app/api/_contract/openapi';

export function GET(): Response {
  return Response.json(buildOpenApi());
}
