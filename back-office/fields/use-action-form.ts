import { ApiError, type Answer, type Ask, type EndpointName } from '@ribambelle/api/client.ts';
import { routes } from '@ribambelle/api/routes.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useForm } from '@mantine/form';
import { type FormEvent, useContext, useState } from 'react';
import { useAction } from '../data/use-action.ts';
import { UnsavedLayer, useUnsaved } from '../panels/unsaved.ts';
import { problemOf } from './problem.ts';
import { asAsk } from './unsafe.ts';
import { type KeptDraft, useDraft } from './use-draft.ts';
import { type Meanwhile, meanwhileOf, presentMeanwhile, type ChangeRefused } from './meanwhile.ts';
import { useRecord, versionIn } from './use-record.ts';
import { changedRequest } from './what-changed.ts';

/** The state of a form that `ActionForm` shows besides its fields. */
export interface Saving {
  readonly submit: (event?: FormEvent<HTMLFormElement>) => void;
  /** The sentence about an error that no field shows; null for none. */
  readonly problem: string | null;
  /** The change that another person made meanwhile; null for none. */
  readonly meanwhile: Meanwhile | null;
  /** The values typed before and not sent; null for none. */
  readonly draft: KeptDraft | null;
}

/**
 * Returns a form whose values are sent to an endpoint, shown by `ActionForm`. Refusals of the
 * server show on its fields: the paths of the values must be those of the request. `request`
 * completes the values with those that the form does not show.
 *
 * A request with a `version` changes a record: only the changed fields are sent, and a change by
 * another person meanwhile is refused and merged (docs/decisions/0068-versions.md). Leaving the
 * form with unsaved values asks first, and the typed values are kept for later.
 */
export function useActionForm<Name extends EndpointName, Values extends Record<string, unknown>>(
  name: Name,
  input: {
    values: Values;
    request: (values: Values) => Ask<Name>;
    refreshes: readonly EndpointName[];
    done?: string;
    /** True when money moves: sent twice, it happens once. */
    once?: boolean;
    /**
     * True for a form that covers everything and is answered at once: no draft of it is kept, and
     * leaving it asks nothing except in a dialog.
     */
    aside?: boolean;
    after?: (answer: Answer<Name>, values: Values) => void;
  },
) {
  const textOf = useErrorText();
  const texts = useTexts('office');
  const path = routes[name][1];
  const form = useForm<Values>({ mode: 'controlled', initialValues: input.values });
  const request = input.request(input.values);
  const record = useRecord(form, { values: input.values, version: versionIn(request) });
  const draft = useDraft(form, { path, of: request, record, aside: input.aside === true });
  const [refusal, setRefusal] = useState<ChangeRefused | null>(null);
  const action = useAction(name, {
    refreshes: input.refreshes,
    quiet: true,
    once: input.once ?? false,
    ...(input.done === undefined ? {} : { done: input.done }),
  });
  const refuse = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    setRefusal(meanwhileOf(error));
    form.setErrors(
      Object.fromEntries(Object.entries(error.fields).map(([at, code]) => [at, textOf(code)])),
    );
  };
  const send = (values: Values) => {
    const { before, version } = record.toSend();
    const change = changedRequest(path, {
      before: input.request(before),
      after: version === null ? input.request(values) : { ...input.request(values), version },
    });
    action.mutate(asAsk<Name>(change), {
      onSuccess: (answer) => {
        setRefusal(null);
        record.saved(values);
        draft.drop();
        input.after?.(answer, values);
      },
      onError: refuse,
    });
  };
  const discard = () => {
    draft.drop();
    setRefusal(null);
    record.reset();
  };
  // such a form keeps no draft, and still asks where a slip could close it
  const guards = useContext(UnsavedLayer) !== null || input.aside !== true;
  useUnsaved({ isUnsaved: () => guards && form.isDirty(), discard });
  const saving: Saving = {
    submit: form.onSubmit(send),
    problem: problemOf(action.error, { texts, shown: Object.keys(form.values) }),
    meanwhile: presentMeanwhile(form, { refused: refusal, record, discard, send }),
    draft: draft.kept,
  };
  return { form, saving, sending: action.isPending, error: action.error };
}
