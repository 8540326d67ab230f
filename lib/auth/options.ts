/** next-auth: credentials, a signed cookie (JWT) that carries the user's id and session epoch. */
import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { signIn } from './sign-in';

/** Seconds that a session lasts. */
const sessionAge = 30 * 86_400;

export const authOptions: NextAuthOptions = {
  session: { strategy: 'jwt', maxAge: sessionAge },
  pages: { signIn: '/sign-in' },
  providers: [
    CredentialsProvider({
      name: 'E-mail and password',
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      async authorize(credentials) {
        if (credentials === undefined) return null;
        const result = await signIn(credentials.email, credentials.password);
        if (result.kind === 'throttled') throw new Error('throttled');
        if (result.kind === 'wrong') return null;
        return { id: result.userId, epoch: result.epoch };
      },
    }),
  ],
  callbacks: {
    jwt({ token, user }) {
      // next-auth hands over what `authorize` gave, at sign-in only.
      const signedIn = user as { id: string; epoch?: number } | undefined;
      return signedIn === undefined ? token : { sub: signedIn.id, epoch: signedIn.epoch ?? 0 };
    },
    session({ session }) {
      // The browser needs nothing of it; pages read the actor on the server.
      return { expires: session.expires };
    },
  },
};
