import { writeFileSync } from 'node:fs';
import { tokensCss } from '../painters/tokens.ts';
import { given } from './arguments.ts';

given('npm run tokens', { options: {} });
writeFileSync(new URL('../styles/tokens.css', import.meta.url), tokensCss());
