/** Tailwind 4 is configured in app/globals.css; this only runs it. */
const config = { plugins: { '@tailwindcss/postcss': {} } };

export default config;
