import { ApiError } from '@ribambelle/api/client.ts';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { codeOfIssue, valueAt } from './code-of-issue.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';

export type FormSettings<Schema extends $ZodType, Values, Answer> = {
  /** The request schema of the endpoint, or a part of it. */
  readonly schema: Schema;
  readonly initial_values: Values;
  /** Returns the text of an error code, in the language of the page. */
  readonly errorText: (code: string) => string;
  /** Converts the values of the fields to the request, when the two differ. */
  readonly toRequest?: (values: Values) => unknown;
  readonly send: (request: output<Schema>) => Promise<Answer>;
  readonly onDone?: (answer: Answer) => void;
  /** Called with the text of a refusal that belongs to no single field; shows a toast, usually. */
  readonly onRefused?: (text: string, code: string) => void;
};

export type EndpointForm<Values> = {
  readonly form: UseFormReturnType<Values>;
  readonly submit: (event?: FormEvent<HTMLFormElement>) => void;
  readonly sending: boolean;
  /** The text of the last refusal that no field shows; null when there is none. */
  readonly refusal: string | null;
};

type Errors = Record<string, string>;

/**
 * Makes a form from an endpoint's request schema: checked before it is sent, with the server's
 * field errors (`{ "address.city": "REQUIRED" }`) on their fields and the first wrong field in
 * focus. A second press while sending does nothing.
 */
export const useEndpointForm = <
  Schema extends $ZodType,
  Values extends Record<string, unknown>,
  Answer,
>(
  settings: FormSettings<Schema, Values, Answer>,
): EndpointForm<Values> => {
  const { schema, errorText, toRequest = (values: Values): unknown => values } = settings;
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Values>({
    initialValues: settings.initial_values,
    validate: (values) => errorsOf(schema, { request: toRequest(values), errorText }),
  });

  const show = (errors: Errors) => {
    form.setErrors(errors);
    focusFirstWrong(Object.keys(errors).map((path) => form.getInputNode(path)));
  };

  const refuse = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : 'UNKNOWN_ERROR';
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    show(Object.fromEntries(fields.map(([path, fieldCode]) => [path, errorText(fieldCode)])));
    if (fields.length > 0 && fields.every(([path]) => form.getInputNode(path) !== null)) return;
    setRefusal(errorText(code));
    settings.onRefused?.(errorText(code), code);
  };

  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (sending) return;
    setRefusal(null);
    const parsed = safeParse(schema, toRequest(form.getValues()));
    if (!parsed.success) {
      show(errorsOf(schema, { request: toRequest(form.getValues()), errorText }));
      return;
    }
    form.clearErrors();
    setSending(true);
    settings
      .send(parsed.data)
      .then((answer) => settings.onDone?.(answer), refuse)
      .finally(() => setSending(false));
  };

  return { form, submit, sending, refusal };
};

const errorsOf = (
  schema: $ZodType,
  {
    request,
    errorText,
  }: { readonly request: unknown; readonly errorText: (code: string) => string },
): Errors => {
  const parsed = safeParse(schema, request);
  const errors: Errors = {};
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.map(String).join('.');
    errors[path] ??= errorText(codeOfIssue(issue, valueAt(request, issue.path)));
  }
  return errors;
};
