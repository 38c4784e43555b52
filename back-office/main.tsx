import '@fontsource-variable/figtree/index.css';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import 'mantine-datatable/styles.css';
import './shell/shell.css';
import './shell/account-menu.css';
import './shell/pieces.css';
import './shell/records.css';
import './shell/undo.css';
import './lists/lists.css';
import { createRoot } from 'react-dom/client';
import { Office } from './shell/office.tsx';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Office />);
