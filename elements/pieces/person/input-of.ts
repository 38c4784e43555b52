import type { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';

type AnyForm = ReturnType<typeof useEndpointForm>['form'];

/** Returns the props of the input at a path, such as `address.city`: value, change, error. */
export type InputOf = (path: string) => ReturnType<AnyForm['getInputProps']>;
