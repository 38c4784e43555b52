import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { registerCustomer as endpoint } from '@ribambelle/api/sign-in/register-customer.ts';
import type { CustomData } from '@ribambelle/domain/custom-fields/answers.ts';
import { randomUUID } from 'node:crypto';
import { preparedAction } from '../action.ts';
import {
  type CustomField,
  loadCustomFields,
  readAnswers,
  storeAnswers,
} from '../custom-fields/index.ts';
import { insertCustomer, storeAddress } from '../customers/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { insertParticipant, readBirthdate } from '../participants/index.ts';
import { refuse } from '../refusal.ts';
import { readPhone } from '../texts/read-phone.ts';
import { hashPassword } from './password.ts';
import { findCredentials } from './sign-in-views.ts';

type RegisterRequest = RequestOf<typeof endpoint>;

/**
 * Opens an account with address and answers, the customer's own participant and a requested one;
 * then signs in (3 §5, §7).
 */
export const registerCustomer = preparedAction({ endpoint, prepare: hashOf }, async (context) => {
  const { db, prepared: password_hash, request, organiser, language, now, session, emit } = context;
  const { firstname, lastname, email, address } = request;
  const phone = readPhone(request.phone);
  const fields = await loadCustomFields(db, { organiser, language });
  const answers = readAnswers({
    fields,
    entity: 'CUSTOMERS',
    entries: request.custom_data,
    making: true,
    timezone: organiser.timezone,
  });
  const participant = readParticipant(request, { fields, organiser, now });
  const existing = await findCredentials(db, email);
  if (existing !== undefined) refuse('CUSTOMER_EXISTS', { email: 'CUSTOMER_EXISTS' });
  const customer = await insertCustomer(db, {
    firstname,
    lastname,
    email,
    phone,
    language: request.language ?? language,
    now,
    password_hash,
  });
  const of = { customer_id: customer.id };
  await storeAddress(db, { ...of, address });
  await storeAnswers(db, { owner: of, answers });
  const child = participant === null ? null : await storeParticipant(db, { of, participant, now });
  const ownRecord = ownParticipant(request, { participant, organiser });
  const self =
    ownRecord === null ? null : await storeParticipant(db, { of, participant: ownRecord, now });
  emit('customer.email-confirmation.requested', {
    customer_id: customer.id,
    request: randomUUID(),
  });
  await session.begin(of);
  return {
    message: textsFor(language)['sign-in'].registered,
    customer: { cuid: customer.cuid },
    participant: child ?? self,
  };
});

function hashOf({ request }: { request: RegisterRequest }): Promise<string> {
  return hashPassword(request.password);
}

interface ParticipantToMake {
  readonly names: {
    readonly firstname: string;
    readonly lastname: string;
    readonly birthdate: string | null;
  };
  readonly answers: readonly CustomData[];
}

/**
 * Returns the requested participant, with the customer's names when none are given; only when the
 * organiser offers it (1 §9.2).
 */
function readParticipant(
  request: RegisterRequest,
  input: { fields: readonly CustomField[]; organiser: Organiser; now: string },
): ParticipantToMake | null {
  const { participant } = request;
  if (participant === null) return null;
  if (!input.organiser.customer_participant_created)
    refuse('PARTICIPANT_NOT_OFFERED', { participant: 'PARTICIPANT_NOT_OFFERED' });
  const { birthdate } = participant;
  const names = {
    firstname: participant.firstname ?? request.firstname,
    lastname: participant.lastname ?? request.lastname,
    birthdate:
      birthdate === null
        ? null
        : readBirthdate(birthdate, { ...input, field: 'participant.birthdate' }),
  };
  const about = {
    fields: input.fields,
    entity: 'PARTICIPANTS' as const,
    entries: participant.custom_data,
    making: true,
    timezone: input.organiser.timezone,
  };
  return { names, answers: readAnswers({ ...about, path: 'participant.' }) };
}

/**
 * Returns the customer as a participant, when the organiser wants one (1 §9.2) and the requested
 * one is another person.
 */
function ownParticipant(
  request: RegisterRequest,
  input: { participant: ParticipantToMake | null; organiser: Organiser },
): ParticipantToMake | null {
  const { firstname, lastname } = request;
  const other = input.participant?.names;
  const is_own = other?.firstname === firstname && other.lastname === lastname;
  return !input.organiser.customer_participant_created || is_own
    ? null
    : { names: { firstname, lastname, birthdate: null }, answers: [] };
}

async function storeParticipant(
  db: Db,
  input: {
    of: { customer_id: number };
    participant: ParticipantToMake;
    now: string;
  },
): Promise<{ cuid: string }> {
  const { id, cuid } = await insertParticipant(db, {
    ...input.of,
    ...input.participant.names,
    now: input.now,
  });
  await storeAnswers(db, {
    owner: { participant_id: id },
    answers: input.participant.answers,
  });
  return { cuid };
}
