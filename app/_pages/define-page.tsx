/**
 * The one way to write a page of somebody who is signed in: the actor, the parts of the address,
 * and what the data layer refuses shown as what it is. What the actor may not know of is not
 * found; what the role does not include is said so, calmly.
 */
import { notFound, redirect, unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { NoAccess } from '@/components/shell/no-access';
import { requireActor } from '@/lib/auth/session';
import type { UserActor } from '@/lib/data/actor';
import { Refusal } from '@/lib/domain/errors';

/** The names in square brackets of a route. */
type NamesIn<Route extends string> = Route extends `${string}[${infer Name}]${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Params<Route extends string> = Readonly<Record<NamesIn<Route>, string>>;
type Search = Readonly<Record<string, string | string[] | undefined>>;

type PageProps<Route extends string> = {
  readonly params: Promise<Params<Route>>;
  readonly searchParams: Promise<Search>;
};

export type PageCall<Route extends string> = {
  readonly actor: UserActor;
  readonly params: Params<Route>;
  /** A key that is given twice counts once. */
  readonly search: Readonly<Partial<Record<string, string>>>;
};

/** `route` is the page's own address, e.g. `/projects/[project]/plan`: sign-in comes back to it. */
export function definePage<const Route extends string>(
  route: Route,
  show: (call: PageCall<Route>) => Promise<ReactNode>,
): (props: PageProps<Route>) => Promise<ReactNode> {
  return async (props) => {
    const params = await props.params;
    const search = firstOfEach(await props.searchParams);
    const actor = await requireActor(addressOf(route, params, search));
    try {
      return await show({ actor, params, search });
    } catch (error) {
      return answerRefusal(error);
    }
  };
}

function answerRefusal(error: unknown): ReactNode {
  unstable_rethrow(error);
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'notFound') notFound();
  if (error.code === 'unauthenticated') redirect('/sign-in');
  if (error.code === 'forbidden') {
    return <NoAccess message={`${error.message} A lead of the project can change your roles.`} />;
  }
  throw error;
}

function firstOfEach(search: Search): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(search).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]),
  );
}

function addressOf(
  route: string,
  params: Readonly<Record<string, string>>,
  search: Readonly<Partial<Record<string, string>>>,
): string {
  const path = route.replace(/\[(\w+)\]/gu, (_, name: string) => params[name] ?? '');
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
}
