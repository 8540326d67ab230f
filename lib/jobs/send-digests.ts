import { systemActor } from '../data/actor';
import { listDigestKeys, tellNews, type Digest } from '../data/log/digest';
import { writeNewsMail } from '../domain/mail/mails';
import type { Mailer, MailOutcome } from '../mail/mailer';

/**
 * Milliseconds that news are old before they are mailed: an act carries the time at which it began,
 * and one that takes longer than others must not come to light behind what was mailed.
 */
const settling = 60_000;

/**
 * Mails each member the news that were neither read nor mailed, one mail a project. What the server
 * does not take now is tried again the next time; where it will never take the address, the news
 * stay on the overview.
 */
export async function sendDigests(mailer: Mailer, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - settling);
  for (const key of await listDigestKeys(systemActor)) {
    let outcome: MailOutcome = 'sent';
    await tellNews(systemActor, key, before, async (digest) => {
      outcome = await mailer.send(mailOf(digest, mailer.publicUrl));
      return outcome === 'sent' || outcome === 'refused';
    });
    // Whoever comes after would only wait in vain.
    if ((outcome as MailOutcome) === 'down') return;
  }
}

function mailOf({ person, project, lines }: Digest, publicUrl: string) {
  const url = `${publicUrl}/projects/${project.id}`;
  return writeNewsMail(person, { name: project.name, url }, lines, `${publicUrl}/account`);
}
