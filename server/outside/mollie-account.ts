import { inEachLanguage, LANGUAGES, type Language } from '@ribambelle/domain/base/languages.ts';
import type { ListEntityMethod } from 'mollie-api-typescript/models';
import { downloadLogo } from './logo.ts';
import { mollieAmount } from './mollie-amounts.ts';
import {
  type MollieCall,
  mollieCalls,
  type MollieSettings,
  modeOfMollieKey,
} from './mollie-client.ts';
import type { ProviderAccount, ProviderMethod } from './payment-port.ts';
import { ProviderError } from './provider-error.ts';

/** The languages of Mollie's pages for ours. */
export const MOLLIE_LOCALES = { fr: 'fr_BE', en: 'en_US' } as const satisfies Record<
  Language,
  string
>;

/** The amount, in minor units, for which methods are listed: nearly every one takes it. */
const USUAL_AMOUNT = 100_00;

/** Returns the account of a key, which is a profile; null for a key that Mollie refuses. */
export async function mollieAccount(
  settings: MollieSettings,
  { key, currency }: { readonly key: string; readonly currency: string },
): Promise<ProviderAccount | null> {
  const mode = modeOfMollieKey(key);
  if (mode === null) return null;
  const call = mollieCalls({ ...settings, key });
  try {
    const { id: reference, name } = await call('read the profile', (client) =>
      client.profiles.getCurrent({}),
    );
    return { name, reference, mode, methods: await methodsOf({ call, settings, currency }) };
  } catch (error) {
    if (error instanceof ProviderError && (error.status === 401 || error.status === 403))
      return null;
    throw error;
  }
}

async function methodsOf(input: {
  readonly call: MollieCall;
  readonly settings: MollieSettings;
  readonly currency: string;
}): Promise<readonly ProviderMethod[]> {
  const { call, settings, currency } = input;
  const lists = await listsIn({ call, currency });
  const kept = await keptIn({ call, currency });
  const names = new Map<string, Map<Language, string>>();
  for (const { language, methods } of lists)
    for (const { id, description } of methods) {
      const ofMethod = names.get(id) ?? new Map<Language, string>();
      names.set(id, ofMethod.set(language, description));
    }
  const wanted = (lists[0]?.methods ?? []).map((method) => ({
    ...method,
    // all downloads begin here; none of them rejects
    download: downloadLogo(method.logo, settings),
  }));
  const methods: ProviderMethod[] = [];
  for (const { id, description, download } of wanted)
    methods.push({
      id,
      names: inEachLanguage((language) => names.get(id)?.get(language) ?? description),
      logo: await download,
      keeps: kept.has(id),
    });
  return methods;
}

async function listsIn({ call, currency }: { call: MollieCall; currency: string }) {
  const lists: { language: Language; methods: ReturnType<typeof methodsIn> }[] = [];
  for (const language of LANGUAGES) {
    const { embedded } = await call('list methods', (client) =>
      client.methods.list({
        locale: MOLLIE_LOCALES[language],
        amount: mollieAmount({ amount: USUAL_AMOUNT, currency }),
        includeWallets: 'applepay',
      }),
    );
    lists.push({ language, methods: methodsIn(embedded.methods) });
  }
  return lists;
}

/** Returns the methods with which a first payment leaves a mandate for later ones. */
async function keptIn({ call, currency }: { call: MollieCall; currency: string }) {
  const { embedded } = await call('list methods that are kept', (client) =>
    client.methods.list({
      sequenceType: 'first',
      amount: mollieAmount({ amount: USUAL_AMOUNT, currency }),
    }),
  );
  return new Set(methodsIn(embedded.methods).map(({ id }) => id));
}

function methodsIn(methods: readonly ListEntityMethod[]) {
  return methods
    .filter(({ status }) => status === null || status === 'activated')
    .flatMap(({ id, description, image }) =>
      id === null ? [] : [{ id: String(id), description, logo: image.svg || image.size2x }],
    );
}
