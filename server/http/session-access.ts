import { deviceOf } from '@ribambelle/domain/collaborators/device.ts';
import type { Db } from '../database/transaction.ts';
import { beginActing } from '../sessions/acting-store.ts';
import {
  beginSession,
  endOtherSessions,
  endSession,
  findCustomerOfSession,
  notePassword,
} from '../sessions/session-store.ts';
import type { SessionAccess } from '../sessions/signed-in.ts';
import { rememberDevice } from '../sessions/staff-session-store.ts';
import type { IncomingCall } from './incoming-call.ts';

/** The cookies that an answer changes. */
export interface ChangedCookies {
  /** A new session's token, null when the session ended, undefined when nothing changed. */
  readonly session: string | null | undefined;
  /** The token that identifies the device later; undefined when nobody signed in. */
  readonly device: string | undefined;
}

export const SAME_COOKIES: ChangedCookies = { session: undefined, device: undefined };

/** Returns the access of a call to its session, and a function that returns the changed cookies. */
export function sessionAccess(
  db: Db,
  input: { call: IncomingCall; now: string },
): { access: SessionAccess; cookies: () => ChangedCookies } {
  const { call, now } = input;
  const { token, address } = call;
  let cookies = SAME_COOKIES;
  const endCurrent = async () => {
    if (token !== null) await endSession(db, token);
  };
  return {
    cookies: () => cookies,
    access: {
      begin: async (owner) => {
        await endCurrent();
        cookies = { ...cookies, session: await beginSession(db, { owner, now }) };
      },
      beginAsStaff: async (owner, acting) => {
        const session = await beginActing(db, { owner, acting, now });
        const goes_on = await findCustomerOfSession(db, { token: session, now });
        if (goes_on === null) return false;
        await endCurrent();
        cookies = { ...cookies, session };
        return true;
      },
      beginForStaff: async (owner) => {
        await endCurrent();
        const device = deviceOf(call.user_agent);
        const rememberedDevice = await rememberDevice(db, { ...owner, device: call.device, now });
        const session = await beginSession(db, { owner, now, device, address });
        cookies = { session, device: rememberedDevice.token };
        return { device, is_new_device: rememberedDevice.is_new };
      },
      notePassword: async () => {
        if (token !== null) await notePassword(db, { token, now });
      },
      end: async () => {
        await endCurrent();
        cookies = { ...cookies, session: null };
      },
      endOthers: (owner) => {
        const keep = typeof cookies.session === 'string' ? cookies.session : token;
        return endOtherSessions(db, { owner, keep });
      },
    },
  };
}
