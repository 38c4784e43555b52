import { z } from 'zod';
import { findActiveMember } from '../collaborators/index.ts';
import { job } from '../queue/job.ts';
import { Refusal } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { seeInScope } from '../sessions/scope-store.ts';
import { exportSource } from './export-source.ts';
import { addPiece, beginExport, finishExport } from './export-store.ts';
import { fileOf } from './file-of.ts';

/**
 * Writes an export, piece by piece: one begun by a process that died is begun anew, and a run that
 * only seemed dead ends quietly. The rights of the collaborator are checked again now. The security
 * log records the reader and the number of rows before the file can be fetched.
 */
export const writeExport = job(
  { name: 'write-export', payload: z.object({ organiser_id: z.int(), export_id: z.int() }) },
  async ({ payload, organiser, now, inTenant, last_try }) => {
    const begun = await inTenant((db) => beginExport(db, payload.export_id));
    if (begun === null) return;
    const { language, of, format, collaborator_id, address, run } = begun;
    const own = { id: payload.export_id, run };
    const fail = async () => {
      await inTenant((db) => finishExport(db, { ...own, state: 'FAILED', now }));
    };
    const member = await inTenant((db) => findActiveMember(db, collaborator_id));
    if (member === null) return fail();
    try {
      const { permissions } = member;
      const rows = await inTenant(async (reading) => {
        await seeInScope(reading, member);
        const source = await exportSource(reading, {
          of,
          reader: { organiser, permissions, language, now },
        });
        const found = await source.count(reading);
        let written = 0;
        const cells = async function* () {
          for await (const some of source.read(reading)) {
            yield some;
            written += some.length;
          }
        };
        const table = { list: of.list, columns: source.columns, rows: cells(), language };
        let order = 0;
        for await (const data of fileOf(format, { ...table, timezone: organiser.timezone })) {
          const piece = { ...own, order, data, rows: { found, written } };
          if (!(await inTenant((db) => addPiece(db, piece)))) return null;
          order += 1;
        }
        return written;
      });
      if (rows === null) return;
      await inTenant(async (db) => {
        if (!(await finishExport(db, { ...own, state: 'DONE', now }))) return;
        await recordSecurityEvent(db, {
          type: 'data.exported',
          actor: collaboratorActor(member),
          address,
          details: { list: of.list, rows },
          now,
        });
      });
    } catch (error) {
      if (error instanceof Refusal) return fail();
      if (last_try) await fail();
      throw error;
    }
  },
);
