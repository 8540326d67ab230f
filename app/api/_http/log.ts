import pino from 'pino';

/** The program's log. Bodies, cookies and headers are never logged: they hold people's work. */
export const log = pino({ name: 'goldspan', level: process.env.LOG_LEVEL ?? 'info' });
