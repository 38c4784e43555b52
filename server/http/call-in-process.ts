import { ApiError, type Call, type EndpointName } from '@ribambelle/api/client.ts';
import { answerBody } from '@ribambelle/api/unsafe.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Action } from '../action.ts';
import { actions } from '../actions.ts';
import { endpoints } from '@ribambelle/api/all.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { callAction, type Platform } from './call-action.ts';
import { refusalAnswer } from './refusal-answer.ts';
import type { SharedReads } from './shared-reads.ts';
import type { ShellMemory } from './shell-memory.ts';

const byEndpoint = new Map<unknown, Action>(actions.map((action) => [action.endpoint, action]));

interface PageContext {
  readonly organiser: Organiser;
  readonly origin: string;
  readonly language: Language;
  readonly memory: ShellMemory;
  readonly reads: SharedReads;
}

/**
 * Returns a client that calls actions directly, as a visitor: pages use it while they are rendered.
 */
export function callInProcess(platform: Platform, input: PageContext): Call {
  return async (name, request) => {
    const key = `${input.organiser.id} ${input.language} ${input.origin} ${name} ${JSON.stringify(request)}`;
    const call = { ...input, name, request: { ...request } };
    // answers that outlive the page are not read in the page's transaction
    const once = () => read(platform, { ...call, reads: null });
    // drafts are never remembered
    const answer = 'draft' in request ? null : input.memory.remember({ name, key }, once);
    return answerBody(await (answer ?? read(platform, call)));
  };
}

async function read(
  platform: Platform,
  input: Omit<PageContext, 'reads'> & {
    name: EndpointName;
    request: Readonly<Record<string, unknown>>;
    reads: SharedReads | null;
  },
): Promise<unknown> {
  const { organiser, origin, language, name, request, reads } = input;
  const action = byEndpoint.get(endpoints[name]);
  if (action === undefined) throw new ApiError({ code: 'UNKNOWN_PATH', status: 404, message: '' });
  try {
    const outcome = await callAction(platform, {
      action,
      incoming: {
        organiser,
        origin,
        address: 'in process',
        token: null,
        user_agent: '',
        device: null,
        idempotency_key: null,
        language,
        request,
        ...(reads && { reads }),
      },
    });
    return outcome.answer;
  } catch (error) {
    const refusal = refusalAnswer(error, language);
    if (refusal.unexpected) throw error;
    throw new ApiError({
      code: refusal.body.error,
      status: refusal.status,
      message: refusal.body.message,
      fields: refusal.body.fields,
      // the address of a page that was moved
      details: refusal.body.details ?? {},
    });
  }
}
