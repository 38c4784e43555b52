import { fullname } from '@ribambelle/domain/customers/names.ts';
import { renewsAt } from '@ribambelle/domain/memberships/automatic-renewal.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findMembershipRenewal, findReader } from './notification-views.ts';

/**
 * Writes to a family that a membership will renew automatically, when, at what price, and how to
 * refuse: once before each renewal.
 */
export const sendMembershipRenewalMail = job(
  {
    name: 'send-membership-renewal-mail',
    payload: z.object({
      organiser_id: z.int(),
      customer_membership_id: z.int(),
      held_until: z.string(),
    }),
  },
  async (context) => {
    const { payload, organiser, origin } = context;
    const { timezone } = organiser;
    const { customer_membership_id: id, held_until } = payload;
    await sendMail({ ...context, name: 'membership-renewal' }, async (db) => {
      const renewal = await findMembershipRenewal(db, { id, held_until });
      const reader = renewal === null ? null : await findReader(db, renewal.customer_id);
      if (renewal === null || reader === null) return null;
      const { announced_at, price, firstname, lastname } = renewal;
      const going = { ...renewal, recurring: true, cancelled_at: null, held_until, owed_amount: 0 };
      const renews_at = renewsAt(going, { now: announced_at, timezone });
      if (renews_at === null) return null;
      const { language } = reader;
      return {
        key: `membership renewal ${renewal.cuid} ${announced_at}`,
        kind: 'membership.renewal.announced',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        valid_until: renews_at,
        facts: {
          firstname: reader.firstname,
          title: textReader({ language, organiser })(renewal.title),
          participant:
            firstname === null || lastname === null ? null : fullname({ firstname, lastname }),
          ends_at: held_until,
          renews_at,
          price,
          href: `${origin}/${language}/account/memberships/${renewal.cuid}`,
        },
      };
    });
  },
);
