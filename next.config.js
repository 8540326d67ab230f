/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of everything; a user's first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Native or dynamic modules that must not be bundled.
  serverExternalPackages: ['@node-rs/argon2', 'nodemailer', 'pg', 'pg-boss', 'pino'],
  turbopack: { root: import.meta.dirname },
  headers() {
    return Promise.resolve([
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Referrer-Policy', value: 'same-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        ],
      },
    ]);
  },
};

export default config;
