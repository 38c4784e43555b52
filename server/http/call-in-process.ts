import { ApiError, type Call } from '@ribambelle/api/client.ts';
import { answerBody } from '@ribambelle/api/unsafe.ts';
import type { Language } from '@ribambelle/domain/website/languages.ts';
import type { Action } from '../action.ts';
import { actions } from '../actions.ts';
import { endpoints } from '@ribambelle/api/all.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { callAction, type Platform } from './call-action.ts';
import { refusalAnswer } from './refusal-answer.ts';

const byEndpoint = new Map<unknown, Action>(actions.map((action) => [action.endpoint, action]));

/** A client that calls actions directly, as a visitor: how pages read what they show while they are rendered. */
export function callInProcess(platform: Platform, told: { organiser: Organiser; origin: string; language: Language }): Call {
  const { language } = told;
  return async (name, request) => {
    const action = byEndpoint.get(endpoints[name]);
    if (action === undefined) throw new ApiError({ code: 'UNKNOWN_PATH', status: 404, message: '' });
    try {
      const outcome = await callAction(platform, action, {
        ...{ organiser: told.organiser, origin: told.origin, address: 'in process', token: null, idempotency_key: null, language },
        request: { ...request },
      });
      return await answerBody(outcome.answer);
    } catch (error) {
      const refused = refusalAnswer(error, language);
      if (refused.unexpected) throw error;
      throw new ApiError({ code: refused.body.error, status: refused.status, message: refused.body.message, fields: refused.body.fields });
    }
  };
}
