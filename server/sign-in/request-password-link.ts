import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { requestPasswordLink as endpoint } from '@ribambelle/api/sign-in/request-password-link.ts';
import { safeRedirect } from '@ribambelle/domain/website/safe-redirect.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import { deliversMails } from '../mails/index.ts';
import { findCredentials } from './sign-in-views.ts';

/** The id that no account has. */
const NOBODY = 0;

/**
 * Queues a link; without an account the answer is the same, and takes the same time, and there is
 * no e-mail (3 §4). The job makes the link, and finds nobody to write to without an account.
 * Nothing is promised when no mail server sends.
 */
export const requestPasswordLink = action(
  endpoint,
  async ({ db, request, organiser, language, outside, emit }) => {
    const credentials = await findCredentials(db, request.email);
    emit('customer.password-link.requested', {
      customer_id: credentials?.id ?? NOBODY,
      redirect: safeRedirect(request.redirect),
      request: randomUUID(),
    });
    const { link_sent, link_not_sent } = textsFor(language)['sign-in'];
    return { message: deliversMails(organiser, outside) ? link_sent : link_not_sent };
  },
);
