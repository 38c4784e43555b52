import { ApiError } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import type { AccountTab } from './account-tabs.ts';
import { Missing } from './missing.tsx';
import { Failed } from './paged-list.tsx';
import type { SignedIn } from './signed-in.ts';

interface PurchasePageProps<One> {
  readonly tab: AccountTab['key'];
  /** The path of the list in which it stands. */
  readonly list: string;
  /** The answer of its call. */
  readonly call: {
    readonly data: One | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** The title until it has been read. */
  readonly title: string;
  readonly titleOf: (one: One) => string;
  readonly renderBadges: (one: One) => ReactNode;
  readonly renderAction?: (one: One) => ReactNode;
  /** The sentence that it is not in this account, and the link to the list. */
  readonly missing: { readonly title: string; readonly action: string };
  readonly children: (one: One, session: SignedIn) => ReactNode;
}

/** One purchase of the account: loading, missing, failed, or shown under its title and state. */
export const PurchasePage = <One,>(props: PurchasePageProps<One>): ReactElement => {
  const { tab, list, missing } = props;
  const texts = useTexts('account');
  const { data, error, refetch } = props.call;
  return (
    <AccountFrame
      tab={tab}
      title={data === undefined ? props.title : props.titleOf(data)}
      back={{ href: list, label: texts.tabs[tab] }}
      badges={
        data !== undefined && <span className={styles.badges}>{props.renderBadges(data)}</span>
      }
      action={data !== undefined && props.renderAction?.(data)}
    >
      {(session) => {
        if (data !== undefined) return props.children(data, session);
        if (error instanceof ApiError && error.status === 404)
          return <Missing title={missing.title} href={list} action={missing.action} />;
        return error === null ? (
          <Skeleton shape="text" count={2} />
        ) : (
          <Failed retry={() => void refetch()} />
        );
      }}
    </AccountFrame>
  );
};
