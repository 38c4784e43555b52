import { OBJECTIONS } from '@ribambelle/api/registration-changes/transfer-shapes.ts';
import { previewRegistrationTransfer as endpoint } from '@ribambelle/api/registration-changes/preview-registration-transfer.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { findReader } from '../notifications/index.ts';
import { refuse } from '../refusal.ts';
import { prepareTransfer } from './prepare-transfer.ts';
import { presentMoney } from './present-money.ts';
import { findParticipantName } from './registration-change-store.ts';
import { transferFacts } from './transfer-facts.ts';

/** What a transfer would come to, with the e-mail as its job draws it; who may not see money reads it without amounts. */
export const previewRegistrationTransfer = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now, writeMail } = context;
  const organiser_id = organiser.id;
  const { permissions } = collaborator;
  const prepared = await prepareTransfer(db, {
    organiser,
    permissions,
    language,
    choice: request,
    locked: false,
    now,
  });
  const { held, was, becomes, weighed } = prepared;
  const { objection: found } = weighed;
  const objection =
    found === null
      ? null
      : (OBJECTIONS.find((code) => code === found.code) ?? refuse(found.code, found.fields));
  const reader = await findReader(db, { organiser_id, id: held.customer_id });
  const sees_money = seesFields(permissions, 'MONEY');
  const participant = await findParticipantName(db, { organiser_id, id: held.participant_id });
  const facts =
    reader === null
      ? null
      : transferFacts({ was, became: becomes }, { reader, participant, organiser });
  const shown =
    facts === null || sees_money ? facts : { ...facts, total_amount: null, credited_amount: 0 };
  const sender = { ...organiser, logo: '' };
  const mail =
    reader === null || shown === null
      ? null
      : await writeMail('transfer', { sender, language: reader.language, facts: shown });
  return {
    ...presentMoney(prepared, { organiser, language, sees_money }),
    objection,
    bundle_returned: held.customer_bundle_id !== null && weighed.customer_bundle_id === null,
    mail:
      mail === null || reader === null
        ? null
        : { language: reader.language, subject: mail.subject, text: mail.text },
  };
});
