import Platen
