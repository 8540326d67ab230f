import { Notice } from '@/components/ui/notice';

/** A notice over the text. */
export function NoticeBox(props: Omit<Parameters<typeof Notice>[0], 'role'>) {
  return (
    <div className="mt-3">
      <Notice {...props} />
    </div>
  );
}
