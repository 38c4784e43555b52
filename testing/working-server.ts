import { startServer } from '@ribambelle/server/main.ts';
import { writeMail } from '@ribambelle/mails/write-mail.tsx';
import type { Shop } from './shop.ts';

/** Starts a server in this process that runs jobs at the time of the shop. */
export const workingServerOf = (shop: Shop) =>
  startServer({
    databaseUrl: shop.databaseUrl,
    port: 0,
    backOfficePort: 0,
    host: '127.0.0.1',
    writeMail,
    clock: () => shop.clock.now(),
    checkAnswers: true,
    jobs: true,
    limitsOff: true,
    smtpUrl: null,
  });
