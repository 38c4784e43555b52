/** The ways to pay that an organiser can offer (3 §3). */
export type PaymentMethodType = 'IMMEDIATE' | 'IMMEDIATE_DEPOSIT' | 'DELAYED';

/** The choices of a customer at the checkout; WALLET exists only there (3 §4). */
export type Strategy = PaymentMethodType | 'WALLET';

/** A way to pay, with its rank: 1 comes first. */
export interface PaymentMethod {
  readonly type: PaymentMethodType;
  readonly priority: number;
}

/** Returns the strategy sent to the server: WALLET goes as DELAYED (3 §4). */
export function sentStrategy(strategy: Strategy): PaymentMethodType {
  return strategy === 'WALLET' ? 'DELAYED' : strategy;
}
