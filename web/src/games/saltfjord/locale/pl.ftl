# Words of the browser client for Saltfjord.
