import { PageBody } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton, Spinner } from '@/components/ui/waiting';

/** Comparing all readings takes a moment. */
export default function Loading() {
  return (
    <PageBody>
      <PageHeader title="Agreement" />
      <Spinner label="Comparing the readings" />
      <div aria-hidden className="grid gap-3 sm:grid-cols-3">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-64" />
    </PageBody>
  );
}
