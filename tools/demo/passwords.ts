import { hashPassword } from '@ribambelle/server/sign-in/password.ts';

/** The sign-ins of the demo, as the start prints them; they exist nowhere else. */
export const SIGN_INS = {
  parent: ['parent@demo.test', 'parent-demo'],
  administrator: ['admin@demo.test', 'admin-demo-2026'],
  secretary: ['secretary@demo.test', 'secretary-demo-2026'],
  coach: ['coach@demo.test', 'coach-demo-2026'],
  small: ['small@demo.test', 'small-demo-2026'],
} as const;

type Key = keyof typeof SIGN_INS;

/** Returns the hashes of the passwords, each computed once. */
export async function hashSignIns(): Promise<Record<Key, string>> {
  const [parent, administrator, secretary, coach, small] = await Promise.all(
    Object.values(SIGN_INS).map(([, password]) => hashPassword(password)),
  );
  return {
    parent: parent ?? '',
    administrator: administrator ?? '',
    secretary: secretary ?? '',
    coach: coach ?? '',
    small: small ?? '',
  };
}
