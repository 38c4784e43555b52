import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';

export const EmptyCart = (): ReactElement => {
  const texts = useTexts('checkout-page');
  return (
    <EmptyState
      title={texts.empty_title}
      text={texts.empty_text}
      action={
        <Link href="/activities" className={buttonClass({ kind: 'primary' })}>
          {texts.browse}
        </Link>
      }
    />
  );
};
