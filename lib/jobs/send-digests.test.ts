import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserActor } from '../data/actor';
import { database } from '../data/database';
import { listNews, markNewsRead } from '../data/log/news';
import { publishGuideline } from '../data/projects/publish-guideline';
import {
  addTexts,
  assignAll,
  join,
  makeProject,
  type TestProject,
} from '../data/testing/build-project';
import { prepareTestDatabase } from '../data/testing/database';
import { changeOwnPreferences } from '../data/users/preferences';
import { readMailSettings } from '../domain/mail/mail-settings';
import { openMailer, type Mailer } from '../mail/mailer';
import { startMailbox, type Mailbox } from '../mail/testing/mailbox';
import { sendDigests } from './send-digests';

prepareTestDatabase({ unlike: ['leads'] });

let mailbox: Mailbox;
let mailer: Mailer;
let project: TestProject;
let ana: UserActor;
let ben: UserActor;
let sent = 0;

function openTestMailer(url: string): Mailer {
  const settings = readMailSettings({
    SMTP_URL: url,
    MAIL_FROM: 'gold@example.org',
    NEXTAUTH_URL: 'https://gold.example.org',
  });
  return openMailer(settings)!;
}

/** Sends what there is to be sent in an hour. @returns who got mail, in the order of the names */
async function mailed(with_: Mailer = mailer): Promise<string[]> {
  await sendDigests(with_, new Date(Date.now() + 3_600_000));
  const fresh = mailbox.mails.slice(sent);
  sent = mailbox.mails.length;
  return fresh.map(({ to }) => to.split('-')[0] ?? '').sort();
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mailbox = await startMailbox();
  mailer = openTestMailer(mailbox.url);
});

afterAll(async () => {
  mailer.close();
  await mailbox.stop();
});

beforeEach(async () => {
  await database().membership.updateMany({ data: { leftAt: new Date() } });
  project = await makeProject();
  ana = await join(project, 'ana', 'annotator');
  ben = await join(project, 'ben', 'annotator');
  await database().user.updateMany({ data: { passwordHash: 'some hash' } });
  await addTexts(project, { one: 'A gap of 1.55 eV.' });
  await assignAll(project, [ana, ben]);
  sent = mailbox.mails.length;
});

describe('news by mail', () => {
  it('come once, with a line each, a link, and where to switch them off', async () => {
    expect(await mailed()).toEqual(['ana', 'ben']);
    const mail = mailbox.mails.find(({ to }) => to === ana.email);
    expect(mail?.subject).toMatch(/^News in Test /u);
    expect(mail?.text).toContain('Hello ana,\n');
    expect(mail?.text).toContain('- 1 snippet of Round 1 came to you to read.\n');
    expect(mail?.text).toContain(`\nhttps://gold.example.org/projects/${project.id}\n`);
    expect(mail?.text).toContain('\nhttps://gold.example.org/account\n');
    expect(await mailed()).toEqual([]);

    const text = '## 1 Gaps';
    await publishGuideline(project.lead, project.id, { base: 1, text, appliesToUnbegun: true });
    expect(await mailed()).toEqual(['ana', 'ben']);
    expect(mailbox.mails.at(-1)?.text).toContain('The guideline has a new version, 2');
    expect(mailbox.mails.at(-1)?.text).not.toContain('came to you');
  });

  it('do not come for what was read, nor before an act can be known to be over', async () => {
    await sendDigests(mailer);
    expect(mailbox.mails).toHaveLength(sent);
    const { upTo } = await listNews(ana, project.id);
    await markNewsRead(ana, project.id, upTo!);
    expect(await mailed()).toEqual(['ben']);
  });

  it('come to nobody who left, is disabled, has no password yet, or wants none', async () => {
    const where = (person: UserActor) => ({ where: { id: person.userId } });
    await changeOwnPreferences(ana, { getsNewsByMail: false });
    await database().user.update({ ...where(ben), data: { passwordHash: null } });
    expect(await mailed()).toEqual([]);
    await database().user.update({ ...where(ben), data: { passwordHash: 'x', isDisabled: true } });
    expect(await mailed()).toEqual([]);
    await database().user.update({ ...where(ben), data: { isDisabled: false } });
    await database().membership.updateMany({
      where: { projectId: project.id, userId: ben.userId },
      data: { leftAt: new Date() },
    });
    expect(await mailed()).toEqual([]);
    await changeOwnPreferences(ana, { getsNewsByMail: true });
    expect(await mailed()).toEqual(['ana']);
  });

  it('come to nobody from the demo, whose addresses are nobody’s', async () => {
    const where = { id: project.id };
    await database().project.update({ where, data: { isDemo: true } });
    expect(await mailed()).toEqual([]);
    await database().project.update({ where, data: { isDemo: false } });
    expect(await mailed()).toEqual(['ana', 'ben']);
  });

  it('are told once when two send at the same time', async () => {
    const other = openTestMailer(mailbox.url);
    await Promise.all([mailed(), mailed(other)]);
    other.close();
    expect(mailbox.mails.filter(({ to }) => [ana.email, ben.email].includes(to))).toHaveLength(2);
  });
});

describe('a server that does not take a mail', () => {
  it('keeps nobody else from theirs by refusing one', async () => {
    mailbox.refuse(ana.email, 550);
    expect(await mailed()).toEqual(['ben']);
    mailbox.accept(ana.email);
    // It was refused for good: the news stand on the overview.
    expect(await mailed()).toEqual([]);
    expect((await listNews(ana, project.id)).lines).toHaveLength(1);
  });

  it('is asked again for one it puts off', async () => {
    mailbox.refuse(ana.email, 450);
    expect(await mailed()).toEqual(['ben']);
    mailbox.accept(ana.email);
    expect(await mailed()).toEqual(['ana']);
  });

  it('loses nothing while it is down', async () => {
    await mailbox.stop();
    expect(await mailed()).toEqual([]);
    await mailbox.start();
    expect(await mailed()).toEqual(['ana', 'ben']);
  });

  it('is not told the password by the program’s output', async () => {
    const wrong = openTestMailer(mailbox.url.replace('p%40ss', 'wr0ng'));
    expect(await mailed(wrong)).toEqual([]);
    wrong.close();
    const output = JSON.stringify(vi.mocked(console.error).mock.calls);
    expect(output).toContain('A mail was not sent (down)');
    expect(output).not.toMatch(/wr0ng|p@ss|p%40ss/u);
    expect(await mailed()).toEqual(['ana', 'ben']);
  });

  it('gets the same news once more, and not twice, after a break between sending and keeping', async () => {
    const breaks = {
      ...mailer,
      send: async (mail: Parameters<Mailer['send']>[0]) => {
        await mailer.send(mail);
        throw new Error('power cut');
      },
    };
    await expect(mailed(breaks)).rejects.toThrow('power cut');
    expect(mailbox.mails).toHaveLength(sent + 1);
    expect(await mailed()).toHaveLength(3);
    expect(await mailed()).toEqual([]);
  });
});
