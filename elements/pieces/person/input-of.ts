import type { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';

type AnyForm = ReturnType<typeof useEndpointForm>['form'];

/** What a form gives to the input at a path, such as `address.city`: value, change, error. */
export type InputOf = (path: string) => ReturnType<AnyForm['getInputProps']>;
