import type { Outside } from '../outside/outside.ts';
import type { PaymentProvider, ProviderAccount } from '../outside/payment-port.ts';
import { encodeLogo, type EncodedImage } from '../files/index.ts';
import { refuse } from '../refusal.ts';
import { providerNamed } from './port-of.ts';

/** A method with its logo as a picture of ours. */
export interface DrawnMethod {
  readonly name: string;
  readonly labels: ProviderAccount['methods'][number]['names'];
  readonly logo: EncodedImage | null;
  /** True when it can be kept for later payments. */
  readonly keeps: boolean;
}

/** An account as its provider describes it, with the logos of its methods drawn. */
export interface DescribedAccount extends Omit<ProviderAccount, 'methods'> {
  readonly methods: readonly DrawnMethod[];
}

/**
 * Queries a provider about the account of a key. Refuses PROVIDER_KEY_REFUSED for a key that it
 * does not accept, and PROVIDER_UNREACHABLE when it does not answer. Slow: run it before a
 * transaction.
 */
export async function describeAccount(
  outside: Outside,
  input: { provider: string; key: string; currency: string },
): Promise<DescribedAccount> {
  const { key, currency } = input;
  const provider = servedProvider(outside, input.provider);
  const account = await provider.account({ key, currency }).catch(unreachable);
  if (account === null) refuse('PROVIDER_KEY_REFUSED', { key: 'PROVIDER_KEY_REFUSED' });
  const methods: DrawnMethod[] = [];
  for (const { id: name, names: labels, logo, keeps } of account.methods) {
    const drawn = logo === null ? null : await encodeLogo(logo.bytes);
    methods.push({ name, labels, logo: drawn, keeps });
  }
  return { ...account, methods };
}

/** Returns a provider by its name; refuses PROVIDER_UNREACHABLE when it is not served here. */
export function servedProvider(outside: Outside, name: string): PaymentProvider {
  return providerNamed(outside, name) ?? refuse('PROVIDER_UNREACHABLE');
}

/** Refuses PROVIDER_UNREACHABLE; an error of the provider's client may name the key. */
export function unreachable(): never {
  return refuse('PROVIDER_UNREACHABLE');
}
