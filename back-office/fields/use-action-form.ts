import { ApiError, type Answer, type Ask, type EndpointName } from '@ribambelle/api/client.ts';
import { useForm } from '@mantine/form';
import { useAction } from '../data/use-action.ts';
import { useErrorText } from '@ribambelle/client/texts/texts-context.tsx';

/**
 * A form whose values are sent to an endpoint. What the server refuses shows on its fields: the paths of the values must be
 * those of the request. `request` completes the values with what the form does not show.
 */
export function useActionForm<Name extends EndpointName, Values extends Record<string, unknown>>(
  name: Name,
  input: {
    values: Values;
    request: (values: Values) => Ask<Name>;
    refreshes: readonly EndpointName[];
    done?: string;
    /** Money moves: sent twice, it happens once. */
    once?: boolean;
    after?: (answer: Answer<Name>, values: Values) => void;
  },
) {
  const textOf = useErrorText();
  const form = useForm<Values>({ mode: 'controlled', initialValues: input.values });
  const action = useAction(name, {
    refreshes: input.refreshes,
    // what is wrong with something that the form does not show is said beside it
    quiet: (paths) => paths.some((path) => (path.split('.')[0] ?? '') in form.getValues()),
    once: input.once ?? false,
    ...(input.done === undefined ? {} : { done: input.done }),
  });
  const send = (values: Values) => {
    action.mutate(input.request(values), {
      onSuccess: (answer) => {
        form.resetDirty(values);
        input.after?.(answer, values);
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        form.setErrors(
          Object.fromEntries(
            Object.entries(error.fields).map(([path, code]) => [path, textOf(code)]),
          ),
        );
      },
    });
  };
  return { form, sending: action.isPending, submit: form.onSubmit(send), error: action.error };
}
