import { confirmPassword as endpoint } from '@ribambelle/api/session/confirm-password.ts';
import { preparedAction } from '../action.ts';
import { refuse } from '../refusal.ts';
import { customerActor } from '../security-log/record-security-event.ts';
import { findPasswordHash, verifyPassword } from '../sign-in/index.ts';

/** Records that the caller has just given the password (R29). */
export const confirmPassword = preparedAction(
  {
    endpoint,
    prepare: async ({ request, customer, inTenant }) => {
      const hash = await inTenant((db) => findPasswordHash(db, customer.id));
      return verifyPassword(request.password, hash);
    },
  },
  async ({ prepared, organiser, customer, address, now, session, recordIfRefused }) => {
    const event = { organiser_id: organiser.id, actor: customerActor(customer), address, now };
    recordIfRefused({ ...event, type: 'password.confirmation-failed' });
    if (!prepared) refuse('WRONG_PASSWORD', { password: 'WRONG_PASSWORD' });
    await session.notePassword();
    return { message: null };
  },
);
