import { snippetsQuery } from '@/app/api/_contract/schemas';
import { defineRoute } from '@/app/api/_http/route';
import { listSnippets } from '@/lib/data/snippets/list-snippets';

export const GET = defineRoute({
  query: snippetsQuery,
  answer: ({ actor, params, query }) => listSnippets(actor, params.project ?? '', query),
});
