import '@fontsource-variable/figtree/index.css';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/spotlight/styles.css';
import 'mantine-datatable/styles.css';
import './shell/shell.css';
import './shell/sidebar.css';
import './shell/account-menu.css';
import './shell/pieces.css';
import './shell/records.css';
import './panels/fold.css';
import './panels/part-waiting.css';
import './shell/foot-strip.css';
import './lists/table.css';
import './lists/lists.css';
import { createRoot } from 'react-dom/client';
import { answers, call } from './data/client.ts';
import { Office } from './shell/office.tsx';
import { currentLanguage } from './texts/language.ts';

// the session is requested before anything is drawn, because everything waits for it
answers.begin(['getOfficeSession', {}, currentLanguage()], () => call('getOfficeSession', {}));

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Office />);
