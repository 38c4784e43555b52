import { checkHostName as endpoint } from '@ribambelle/api/organisers/check-host-name.ts';
import { judgeProof } from '@ribambelle/domain/website/host-claims.ts';
import { randomBytes } from 'node:crypto';
import { action, type Context } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import type { FoundHost } from '../outside/host-port.ts';
import { aboutHostProof } from '../vault/host-proof.ts';
import { orRefuse } from '../refusal.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import { lockHostNames, proveHostName, saveHostCheck } from './host-name-store.ts';
import { hasHostRecord } from './host-record.ts';
import { loadHostNames, loadRivals } from './hostname-views.ts';
import { recordHostName } from './record-host-name.ts';

/**
 * The path at which the proof is requested; the rest of it is sealed with the key of this server,
 * which alone can open it (http/host-proofs.ts).
 */
const PATH = '/.well-known/ribambelle/';

/**
 * Queries the name and its TXT record after the commit, keeps the result with its instant, and
 * serves the name once it is proven.
 */
export const checkHostName = action(endpoint, async (context) => {
  const { db, request, organiser, outside, vault, originOf, now } = context;
  const { hostname } = request;
  const names = await loadHostNames(db);
  orRefuse(
    names.find((one) => one.hostname === hostname),
    'NOT_FOUND',
  );
  const proof = randomBytes(32).toString('base64url');
  const path = PATH + vault.seal(proof, aboutHostProof(hostname));
  context.afterCommit(async (_, inTenant) => {
    const [check, recorded] = await atOnce(
      () => outside.hosts.check({ origin: originOf(hostname), path, proof }),
      () => hasHostRecord(outside.hosts, { vault, organiser: organiser.cuid, hostname }),
    );
    const proven = await inTenant((later) =>
      keepCheck({ ...context, db: later }, { hostname, found: check, recorded }),
    );
    return { result: check.result, addresses: [...check.addresses], proof: proven, at: now };
  });
  return { result: 'NO_ANSWER' as const, addresses: [], proof: 'NOT_YET' as const, at: now };
});

/**
 * Keeps the result of a check and returns what it proved; a name that was proven before stays
 * proven, and one that was removed meanwhile is not kept.
 */
async function keepCheck(
  context: Pick<Context, 'db' | 'organiser' | 'outside' | 'address' | 'now'> & {
    readonly collaborator: SignedInCollaborator;
  },
  { hostname, found: check, recorded }: { hostname: string; found: FoundHost; recorded: boolean },
) {
  const { db, outside, now } = context;
  const names = await lockHostNames(db);
  const name = names.find((one) => one.hostname === hostname);
  if (name === undefined) return 'NOT_YET';
  let proof = name.proven
    ? ('PROVEN' as const)
    : judgeProof({
        hostname,
        platform: outside.hosts.address.names,
        here: check.result === 'HERE',
        recorded,
        rivals: await loadRivals(db, hostname),
        now,
      });
  if (proof === 'PROVEN' && !name.proven) {
    const main = !names.some((one) => one.main);
    const served = await proveHostName(db, { hostname, main });
    if (served) await recordHostName(context, { hostname_proven: { from: '', to: hostname } });
    else proof = 'TAKEN';
  }
  await saveHostCheck(db, { hostname, ...check, proof, at: now });
  return proof;
}
