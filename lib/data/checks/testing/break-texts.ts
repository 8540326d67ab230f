import { Prisma } from '../../generated/client';
import {
  assignmentId,
  changeAssignment,
  changeAnnotation,
  changeCase,
  changeGold,
  changeSnippet,
  dropConstraint,
  type Breaker,
} from './breaking';

export const breakTexts: readonly Breaker[] = [
  {
    breaks: 'textLengths',
    how: 'a text that is shorter than is said',
    subject: '(unread)',
    statements: () => [
      dropConstraint('Snippet', 'Snippet_length'),
      changeSnippet(Prisma.sql`"length" = "length" + 1`),
    ],
  },
  {
    breaks: 'textLengths',
    how: 'an empty text',
    also: ['sentences'],
    subject: '(unread)',
    statements: () => [
      dropConstraint('Snippet', 'Snippet_length'),
      changeSnippet(Prisma.sql`"length" = 0, "text" = '', "targets" = '{}'`),
    ],
  },
  {
    breaks: 'lineEnds',
    how: 'a carriage return in a text',
    subject: '(unread)',
    statements: () => [
      changeSnippet(Prisma.sql`"text" = overlay("text" PLACING chr(13) FROM 2 FOR 1)`),
    ],
  },
  {
    breaks: 'sentences',
    how: 'a text that does not begin with a sentence',
    subject: '(unread)',
    statements: () => [changeSnippet(Prisma.sql`"sentences" = '{1, 20}'`)],
  },
  {
    breaks: 'sentences',
    how: 'the same sentence twice',
    subject: '(unread)',
    statements: () => [changeSnippet(Prisma.sql`"sentences" = '{0, 20, 20}'`)],
  },
  {
    breaks: 'sentences',
    how: 'a sentence behind the text',
    subject: '(unread)',
    statements: () => [changeSnippet(Prisma.sql`"sentences" = ARRAY[0, "length"]`)],
  },
  {
    breaks: 'targets',
    how: 'a target beside the material',
    subject: '(unread)',
    statements: () => [
      changeSnippet(Prisma.sql`"targets" = ARRAY["targets"[1] + 1, "targets"[2] + 1]`),
    ],
  },
  {
    breaks: 'targets',
    how: 'a target without an end',
    subject: '(unread)',
    statements: () => [changeSnippet(Prisma.sql`"targets" = "targets"[1:1]`)],
  },
  {
    breaks: 'targets',
    how: 'targets without a material',
    subject: '(unread)',
    statements: () => [changeSnippet(Prisma.sql`"material" = NULL`)],
  },
  {
    breaks: 'exclusions',
    how: 'a reason on a snippet that is not excluded',
    subject: '(unread)',
    statements: () => [
      dropConstraint('Snippet', 'Snippet_excluded'),
      changeSnippet(Prisma.sql`"excludedReason" = 'x'`),
    ],
  },
  {
    breaks: 'exclusions',
    how: 'an exclusion without a reason',
    subject: '(excluded)',
    statements: () => [
      dropConstraint('Snippet', 'Snippet_excluded'),
      changeSnippet(Prisma.sql`"excludedReason" = NULL`, 'excluded'),
    ],
  },
  {
    breaks: 'snippetPlaces',
    how: 'a round of another project',
    subject: '(unread)',
    statements: ({ released }) => [
      changeSnippet(
        Prisma.sql`"roundId" = (SELECT "id" FROM "Round" WHERE "projectId" = ${released.id})`,
      ),
    ],
  },
  {
    breaks: 'snippetPlaces',
    how: 'an article of another project',
    subject: '(unread)',
    statements: ({ released }) => [
      changeSnippet(
        Prisma.sql`"articleId" = (SELECT "id" FROM "Article" WHERE "projectId" = ${released.id})`,
      ),
    ],
  },
  {
    breaks: 'snippetCopies',
    how: 'an assignment that counts though its snippet is excluded',
    subject: '(excluded)',
    statements: ({ a }) => [
      changeAssignment(assignmentId('excluded', a), Prisma.sql`"isActive" = true`),
    ],
  },
  {
    breaks: 'snippetCopies',
    how: 'an assignment of another material',
    subject: '(begun)',
    statements: ({ a }) => [
      changeAssignment(assignmentId('begun', a), Prisma.sql`"material" = 'x'`),
    ],
  },
  {
    breaks: 'snippetCopies',
    how: 'a case that counts in another round',
    subject: '(begun)',
    statements: () => [changeCase('begun', Prisma.sql`"roundId" = 'x'`)],
  },
  {
    breaks: 'snippetCopies',
    how: 'a span that counts in another project',
    subject: '(begun)',
    statements: ({ a }) => [
      changeAnnotation(assignmentId('begun', a), Prisma.sql`"projectId" = 'x'`),
    ],
  },
  {
    breaks: 'snippetCopies',
    how: 'gold that counts in another project',
    subject: '(agreed)',
    statements: () => [changeGold('agreed', Prisma.sql`"projectId" = 'x'`)],
  },
];
