import { checkHostName as endpoint } from '@ribambelle/api/organisers/check-host-name.ts';
import { randomBytes } from 'node:crypto';
import { action } from '../action.ts';
import { aboutHostProof } from '../vault/host-proof.ts';
import { orRefuse } from '../refusal.ts';
import { saveHostCheck } from './host-name-store.ts';
import { loadHostNames } from './hostname-views.ts';

/** Where the proof is asked for; what follows is sealed with the key of this server, which alone can open it (http/host-proofs.ts). */
const PATH = '/.well-known/ribambelle/';

/** Asks the name itself, after the commit, and keeps what it found with its instant. */
export const checkHostName = action(endpoint, async (context) => {
  const { db, request, organiser, outside, vault, originOf, now } = context;
  const { hostname } = request;
  const names = await loadHostNames(db, organiser.id);
  orRefuse(
    names.find((one) => one.hostname === hostname),
    'NOT_FOUND',
  );
  const proof = randomBytes(32).toString('base64url');
  const path = PATH + vault.seal(proof, aboutHostProof(hostname));
  context.afterCommit(async (_, inTenant) => {
    const found = await outside.hosts.check({ origin: originOf(hostname), path, proof });
    await inTenant((later) =>
      saveHostCheck(later, { organiser_id: organiser.id, hostname, ...found, at: now }),
    );
    return { result: found.result, addresses: [...found.addresses], at: now };
  });
  return { result: 'NO_ANSWER' as const, addresses: [], at: now };
});
