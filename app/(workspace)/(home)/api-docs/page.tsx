import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { buildOpenApi } from '@/app/api/_contract/openapi';
import { CallCard, idOfCall } from '@/components/api-docs/call-card';
import { listCalls } from '@/components/api-docs/describe-api';
import { PageBody } from '@/components/shell/page-body';
import { buttonClass } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';

export const metadata: Metadata = { title: 'HTTP API' };

export default definePage('/api-docs', () => {
  const { paths, info, servers } = buildOpenApi();
  const calls = listCalls(paths);
  const base = servers[0]?.url ?? '';
  return Promise.resolve(
    <PageBody>
      <PageHeader
        title="HTTP API"
        actions={
          <a className={buttonClass()} href={`${base}/openapi.json`}>
            openapi.json
          </a>
        }
      >
        {info.description} All paths stand under <code className="font-mono text-sm">{base}</code>.
        Send <code className="font-mono text-sm">Authorization: Bearer …</code> with a token of your{' '}
        <a href="/account" className="underline underline-offset-2">
          account
        </a>
        . An error is{' '}
        <code className="font-mono text-sm">{'{error: {code, message, details}}'}</code>.
      </PageHeader>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <nav
          aria-label="Calls"
          className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
        >
          <ul className="grid gap-0.5 font-mono text-xs">
            {calls.map((call) => (
              <li key={idOfCall(call)}>
                <a
                  href={`#${idOfCall(call)}`}
                  className="flex min-h-6 gap-2 rounded-md px-2 py-1 text-ink-2 no-underline hover:bg-sunk hover:text-ink"
                >
                  <span className="w-9 shrink-0 font-semibold">{call.method}</span>
                  <span className="[overflow-wrap:anywhere]">{call.path}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-4 [&>*]:min-w-0">
          {calls.map((call) => (
            <CallCard key={idOfCall(call)} call={call} />
          ))}
        </div>
      </div>
    </PageBody>,
  );
});
