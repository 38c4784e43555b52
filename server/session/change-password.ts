import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { changePassword as endpoint } from '@ribambelle/api/session/change-password.ts';
import { preparedAction } from '../action.ts';
import { refuse } from '../refusal.ts';
import { customerActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { findPasswordHash, hashPassword, storePassword, verifyPassword } from '../sign-in/index.ts';

/** Sets a new password when the present one is right, and ends every other session (R17). */
export const changePassword = preparedAction(
  {
    endpoint,
    prepare: async ({ request, customer, inTenant }) => {
      const hash = await inTenant((db) => findPasswordHash(db, customer.id));
      const right = await verifyPassword(request.current_password, hash);
      if (!right) refuse('WRONG_PASSWORD', { current_password: 'WRONG_PASSWORD' });
      return hashPassword(request.password);
    },
  },
  async ({ db, prepared, customer, language, address, now, session }) => {
    await storePassword(db, { customer_id: customer.id, password_hash: prepared, now });
    await session.endOthers({ customer_id: customer.id });
    const event = { actor: customerActor(customer), address, now };
    await recordSecurityEvent(db, { ...event, type: 'password.changed' });
    return { message: textsFor(language)['sign-in'].password_changed };
  },
);
