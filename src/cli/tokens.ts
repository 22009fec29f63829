import { writeFileSync } from 'node:fs';
import { tokensCss } from '../painters/tokens.ts';

writeFileSync(new URL('../styles/tokens.css', import.meta.url), tokensCss());
